/** The parts of the configuration file's JSON schema that cards and the configuration checker use. */
export interface ConfigSchema {
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly ConfigSchema[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly deprecated?: boolean;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, ConfigSchema>>;
  readonly examples?: readonly unknown[];
  /** The value is a secret. */
  readonly writeOnly?: boolean;
  /** A path that must be absolute. */
  readonly 'x-absolute'?: boolean;
  /** Keys of the same section that a key needs when it's `true`. */
  readonly 'x-needs'?: readonly string[];
  /** Values of a secret that anyone can look up. */
  readonly 'x-public-values'?: readonly string[];
  /** The value if no file is loaded at all. */
  readonly 'x-without-file'?: unknown;
  /** Where the section's keys are documented, from the root of the site. */
  readonly 'x-docs'?: string;
}

/** A key with a value of its own, as opposed to a section. */
export interface ConfigKey {
  /** `mailer.auth.user` */
  readonly name: string;
  readonly schema: ConfigSchema;
  readonly isRequired: boolean;
  readonly href: string;
}

/**
 * Every key that has a value of its own and an effect.
 *
 * @throws Error naming a section that doesn't say where it's documented
 */
export function configKeysOf(schema: ConfigSchema): readonly ConfigKey[] {
  const keysBelow = (parent: ConfigSchema, path: readonly string[], href: string): readonly ConfigKey[] =>
    Object.entries(parent.properties ?? {}).flatMap(([key, child]) => {
      const name = [...path, key];
      if (child.deprecated) {
        return [];
      }
      return child.properties
        ? keysBelow(child, name, href)
        : [{name: name.join('.'), schema: child, isRequired: parent.required?.includes(key) ?? false, href}];
    });
  return Object.entries(schema.properties ?? {}).flatMap(([section, child]) => {
    const href = child['x-docs'];
    if (href === undefined && !child.deprecated) {
      throw new Error(`The section "${section}" of the configuration file's schema needs "x-docs".`);
    }
    return href === undefined ? [] : keysBelow(child, [section], href);
  });
}
