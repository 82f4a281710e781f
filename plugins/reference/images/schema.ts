import {Joi} from '@docusaurus/utils-validation';

/** A container image of the product. */
export interface Image {
  /** Its name without a registry and a tag. */
  readonly id: string;
  /** IDs of the ports on which it listens. */
  readonly ports: readonly string[];
  /** Folders that must survive the container. */
  readonly data: readonly string[];
  /** Variables that it doesn't set itself but needs. */
  readonly environment: readonly string[];
  /** It reads no variable at all. */
  readonly isStatic?: boolean;
  readonly source: readonly string[];
}

const texts = Joi.array().items(Joi.string().trim()).required();

export const imageSchema = Joi.object<Image>({
  id: Joi.string().required(),
  ports: texts,
  data: texts,
  environment: texts,
  isStatic: Joi.boolean(),
  source: texts,
});
