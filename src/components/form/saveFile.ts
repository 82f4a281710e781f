/** Milliseconds that a reader has to accept a download. */
const keptMs = 60_000;

/** Offers a file to the browser's downloads. Nothing leaves the machine. */
export function saveFile(name: string, content: BlobPart): void {
  // With a type of text, Chromium would add .txt to a name without an ending.
  const address = URL.createObjectURL(new Blob([content], {type: 'application/octet-stream'}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari asks its reader first, and fetches the file only then.
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
