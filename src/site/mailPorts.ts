/** The usual ports of mail servers, and whether each expects TLS from the start; on the others, STARTTLS comes later. */
export const implicitTlsByPort: Readonly<Record<string, boolean>> = {25: false, 465: true, 587: false};
