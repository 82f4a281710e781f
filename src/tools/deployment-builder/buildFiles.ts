import type {Answers} from './answers';
import {backupScript, backupTimer} from './backup';
import {caddyFile} from './caddyFile';
import {composeFile} from './composeFile';
import {configFile} from './configFile';
import {envCommand, envFile} from './envFile';
import {type DeploymentFile, fileModes} from './file';
import {guideText} from './guide';
import {usesCertificateFiles} from './installation';
import {nginxFile} from './nginxFile';
import type {Secrets} from './secrets';
import {traefikFiles} from './traefikFiles';

function proxyFiles(answers: Answers): readonly DeploymentFile[] {
  switch (answers.proxy) {
    case 'nginx':
      return [nginxFile(answers)];
    case 'caddy':
      return [caddyFile(answers)];
    case 'traefik':
      return traefikFiles(answers);
    case 'none':
      return [];
  }
}

/**
 * Every file of an installation, in the order in which readers need them.
 *
 * @param answers without faults, tidied
 * @param secrets `undefined` if they can't be generated: a command that generates them replaces `.env`
 */
export function buildFiles(answers: Answers, secrets: Secrets | undefined): readonly DeploymentFile[] {
  const compose = composeFile(answers);
  const config = configFile(answers);
  const proxy = proxyFiles(answers);
  const saved = [config, compose, ...proxy].map(({name}) => name);
  return [
    compose,
    config,
    secrets === undefined ? envCommand(answers) : envFile(answers, secrets),
    ...proxy,
    backupScript(answers, saved),
    ...backupTimer(answers),
  ];
}

/** Folders that must exist before the first start, besides those of the files. */
export function emptyFolders(answers: Answers): readonly string[] {
  if (answers.proxy !== 'traefik') {
    return [];
  }
  return [usesCertificateFiles(answers) ? 'traefik/tls/' : 'traefik/acme/'];
}

/** The steps as an additional file of the archive. */
export function guideFile(answers: Answers): Omit<DeploymentFile, 'purpose'> {
  return {name: 'INSTALL.md', mode: fileModes.readable, text: guideText(answers)};
}
