/** Hands a file to the browser, as if its link had been clicked. */
export function offerFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has returned.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
