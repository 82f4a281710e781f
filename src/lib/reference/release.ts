/** A table as the backend of a release creates it. */
export interface Table {
  readonly columns: readonly string[];
  /** Columns that the backend also adds to an existing table. */
  readonly added: readonly string[];
  /** The name in an older release; the backend renames it. */
  readonly formerly?: string;
}

/** What one release of the product has, read from its sources. */
export interface Release {
  /** Its tag: `v1.2.3`. */
  readonly id: string;
  /** Day of the commit: `2026-01-31`. */
  readonly date: string;
  /** Services of its Compose file. */
  readonly services: readonly string[];
  /** Ports of its images. */
  readonly ports: readonly number[];
  /** Keys of the configuration file. */
  readonly keys: readonly string[];
  /** Environment variables that the backend reads. */
  readonly variables: readonly string[];
  /** `GET /api/v1/tags/:tagId`. */
  readonly routes: readonly string[];
  readonly tables: Readonly<Record<string, Table>>;
  /** Paths in the console with the component that each shows. */
  readonly screens: Readonly<Record<string, string>>;
}
