/**
 * The anchor of a setting's row on its page: `key-server-port` for `server.port` in a table of keys.
 *
 * @param column the header of the table's first column
 */
export function rowId(column: string, name: string): string {
  return `${column}-${name}`.toLowerCase().replace(/[^a-z\d]+/g, '-');
}
