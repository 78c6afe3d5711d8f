import { createContext } from "react";

/** A child holds the book alone: nothing is offered that is for grown-ups, and every way out leads to the shelf. */
export const ChildsContext = createContext(false);

/** Marks what was drawn for a child, so that pages of the parent's can be told from it. */
export const CHILDS_PAGE = "data-childs-page";
