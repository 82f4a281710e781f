/** Which folders an installation may use: commands create the folder, restrict it, and delete its contents as root. */
import {product} from './product';
import {pathFault} from './text/pathFault';

/** Folders of the operating system, Linux or macOS, including everything below them. */
const systemFolder =
  /^\/(?:bin|boot|dev|etc|lib(?:32|64|x32)?|proc|run|sbin|snap|sys|tmp|usr|var\/(?:backups|cache|lib\/(?:containerd|docker)|lock|log|mail|run|spool|tmp)|Applications|Library|System|private)(?:\/|$)/;

const homeFolder = /^\/(?:home|Users)\/[^/]+$/;

/** Folders that many programs share, such as `/opt` and `/var/lib`. */
const sharedFolder = /^\/[^/]+$|^\/var\/[^/]+$/;

const example = `/opt/${product.slug}`;

/**
 * What's wrong with an installation's folder.
 *
 * @param text an absolute path
 */
export function installationFolderFault(text: string): string | undefined {
  const syntax = pathFault(text, example);
  if (syntax !== undefined) {
    return syntax;
  }
  if (systemFolder.test(text)) {
    return `Choose a folder that isn't the operating system's, such as ${example}, because the system relies on the owner and mode of its folders.`;
  }
  if (homeFolder.test(text)) {
    return `Add a separate folder, as in ${text}/${product.slug}, because this one contains all of a user's files.`;
  }
  return sharedFolder.test(text)
    ? `Add a separate folder, as in ${text}/${product.slug}, because other programs use this one.`
    : undefined;
}
