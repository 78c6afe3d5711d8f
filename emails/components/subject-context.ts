import { createContext } from "react";

/** The subject of the message that is being rendered; its page has it as a title, for whoever listens to it. */
export const SubjectContext = createContext("Talewick");
