/** Offers a file to the browser's downloads. Nothing leaves the machine. */
export function saveFile(name: string, content: BlobPart, type = 'text/plain;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([content], {type}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
