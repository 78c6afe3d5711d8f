import { setSourceMapsSupport } from "node:module";

// Before anything else is loaded: with `--enable-source-maps` Node reads the maps of packages, too, 16 MB of the web's heap, and
// nobody here looks for a fault in their sources.
setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
