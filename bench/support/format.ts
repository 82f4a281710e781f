/** What a table shows for a figure that a site or an engine doesn't have. */
const nothing = '–';

function unless(value: number | undefined, text: (known: number) => string): string {
  return value === undefined || Number.isNaN(value) ? nothing : text(value);
}

/** Three digits that count: `0.12`, `1.23`, `12.3`, `123`, `1234`. */
function short(value: number): string {
  const size = Math.abs(value);
  if (size === 0) {
    return '0';
  }
  return value.toFixed(size >= 99.95 ? 0 : size >= 9.995 ? 1 : 2);
}

/** Bytes as KiB. */
export function kib(bytes: number | undefined): string {
  return unless(bytes, (known) => short(known / 1024));
}

/** Bytes as MiB. */
export function mib(bytes: number | undefined): string {
  return unless(bytes, (known) => short(known / 1024 ** 2));
}

/** Milliseconds. */
export function ms(milliseconds: number | undefined): string {
  return unless(milliseconds, short);
}

/** Milliseconds as seconds. */
export function seconds(milliseconds: number | undefined): string {
  return unless(milliseconds, (known) => short(known / 1000));
}

/** A count. */
export function count(value: number | undefined): string {
  return unless(value, (known) => String(Math.round(known)));
}
