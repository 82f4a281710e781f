import type {OutputFile} from '../../built-pages/outputFile';
import type {ThemeColors} from '../themeColors';
import {robots, securityContact, webManifest} from './files';

/**
 * What browsers and crawlers ask for besides the pages: a web manifest, `robots.txt`, and `security.txt`. A build makes
 * these files, because they name its origin and base path.
 */
export function metadataFiles(root: string, basePath: string, colors: ThemeColors): readonly OutputFile[] {
  return [
    ['robots.txt', robots(root)],
    ['manifest.webmanifest', webManifest(basePath, colors)],
    ['.well-known/security.txt', securityContact(root, new Date())],
  ];
}
