import type {CheckSeverity, FileKind} from './checkKinds';
import type {ConfigSchema} from './configSchema';

/** Something that the configuration checker looks for. Texts are Markdown; `{name}` stands for a part that varies. */
export interface ConfigCheck {
  readonly id: string;
  readonly files: readonly FileKind[];
  readonly severity: CheckSeverity;
  /** What the page lists: `a relative path`. */
  readonly looksFor: string;
  /** The beginning of a finding. */
  readonly message: string;
  readonly reason: string;
  readonly fix: string;
  /** Where it's documented, if a finding has no row of its own. */
  readonly href: string;
}

/** What makes a variable's value unsafe. */
interface SecretFacts {
  readonly required: boolean;
  /** Values that anyone can look up. */
  readonly publicValues: readonly string[];
}

/** An environment variable of the backend. Texts are Markdown. */
export interface Variable {
  readonly id: string;
  readonly type: string;
  readonly default: string;
  /** Continues a sentence that begins with the variable's name: `signs login tokens. …` */
  readonly effect: string;
  readonly secret?: SecretFacts;
  /** The only values that make sense. */
  readonly values?: readonly string[];
}

/** A key or a variable that readers encounter but that has no effect. Texts are Markdown. */
export interface UselessSetting {
  readonly id: string;
  /** What the page shows if only some uses of the name have no effect. */
  readonly shown?: string;
  readonly where: string;
  /** What happens instead: a sentence. */
  readonly instead: string;
}

/** The keys that Docker Compose knows at one place in its file. */
export interface ComposeKeys {
  readonly id: 'file' | 'service';
  readonly keys: readonly string[];
  /** Keys that it ignores with a warning. */
  readonly obsolete: readonly string[];
}

/** A container image of the product. */
export interface ImageFacts {
  /** Its name without a registry or a tag. */
  readonly id: string;
  /** IDs of the ports that it listens on. */
  readonly ports: readonly string[];
  /** Folders that must outlive the container. */
  readonly data: readonly string[];
  /** Docker mounts an unnamed volume on each of these folders, unless something is mounted at exactly its path. */
  readonly declaresVolumes?: boolean;
  /** Variables that it doesn't set itself but needs. */
  readonly environment: readonly string[];
  /** It reads no variable at all. */
  readonly isStatic?: boolean;
}

export interface PortNumbers {
  readonly id: string;
  /** Numbers that mean this port and no other. */
  readonly numbers?: readonly number[];
}

/** Everything that the configuration checker knows. */
export interface CheckFacts {
  /** The documented release as an image tag: `1.2.3`. */
  readonly release: string;
  readonly checks: readonly ConfigCheck[];
  readonly compose: readonly ComposeKeys[];
  readonly configSchema: ConfigSchema;
  readonly images: readonly ImageFacts[];
  readonly ports: readonly PortNumbers[];
  readonly uselessSettings: readonly UselessSetting[];
  readonly variables: readonly Variable[];
}
