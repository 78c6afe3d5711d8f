/** Runs at the head of every page that fetches its scripts at once. */
import "./keep-theme";
import { keepPresses } from "./keep-presses";

keepPresses();
