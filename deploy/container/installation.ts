import { resolversOf } from '../nginx-services.ts';
import { upstreamsOf } from '../services.ts';
import { signingOf } from '../site/keys.ts';
import type { Signing } from '../site/signing.ts';
import { SiteError } from '../site/site-error.ts';
import { isSettings, schemaProblems } from '../site/config-schema.ts';
import type { ConsoleSettings } from '../../shared/contract/registry.ts';

/** Settings of an installation, from the environment of the container. */
export interface Installation {
  /** URL of the API. */
  api: string;
  /** Base URLs of services of other teams by name. */
  services: ReadonlyMap<string, URL>;
  /** DNS servers that resolve the hosts of services at request time; without them nginx resolves the hosts once, when it starts. */
  resolvers: readonly string[] | undefined;
  /** Certificate file of the authority of the API's certificate; without it nginx does not check the certificate. */
  apiAuthority: string | undefined;
  /** Address of the console in browsers; TLS ends before the container. */
  origin: string;
  /** Port, or address and port, to listen on. */
  listen: string;
  settings: Partial<ConsoleSettings>;
  /** Folder of the site, on a volume. */
  site: string;
  /** Folder of the builds in the image. */
  builds: string;
  /** Folder of the reports of browsers; without it none are kept. */
  reports: string | undefined;
  /** Release keys of the site; without them it keeps those that it has. */
  releaseKeys: Signing | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A variable that is an HTTP URL. */
function urlOf(env: Environment, key: string, example: string): URL {
  const url = URL.parse(env[key] ?? '');
  if (url !== null && /^https?:$/.test(url.protocol)) return url;
  throw new SiteError(`${key} must be an http or https URL, such as ${example}`);
}

function settingsOf(text: string): Partial<ConsoleSettings> {
  let settings: unknown;
  try {
    settings = JSON.parse(text);
  } catch {
    throw new SiteError('SETTINGS must be a JSON object, such as {"productName": "Our Console"}');
  }
  if (!isSettings(settings)) throw new SiteError(`SETTINGS${schemaProblems()}`);
  return settings;
}

/** Services as `/apis/backups=https://backups.internal`, separated by spaces. */
function servicesOf(text: string): ReadonlyMap<string, URL> {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const other = words.find((word) => !word.startsWith('/apis/'));
  if (other !== undefined) throw new SiteError(`SERVICES: write /apis/NAME=URL instead of ${other}`);
  try {
    return upstreamsOf(words).services;
  } catch (error) {
    throw new SiteError(`SERVICES: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function releaseKeysOf(text: string): Signing {
  try {
    return signingOf(text);
  } catch (error) {
    throw new SiteError(`RELEASE_KEYS: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Reads the environment. Throws an error that names the variable, and in the settings the key. */
export function installationOf(env: Environment): Installation {
  const {
    LISTEN = '8080',
    SERVICES = '',
    RESOLVER,
    SETTINGS,
    SITE = '/srv/console/site',
    BUILDS = 'dist',
    REPORTS,
    RELEASE_KEYS,
  } = env;
  if (!/^([\d.:[\]]+:)?\d+$/.test(LISTEN)) throw new SiteError('LISTEN must be a port, such as 8080');
  return {
    api: urlOf(env, 'API', 'https://api.internal').href,
    services: servicesOf(SERVICES),
    resolvers: RESOLVER ? resolversOf(RESOLVER) : undefined,
    apiAuthority: env['API_AUTHORITY'] || undefined,
    origin: urlOf(env, 'ORIGIN', 'https://console.example.org').origin,
    listen: LISTEN,
    // Empty values are those that a compose file or a chart leaves out
    settings: SETTINGS ? settingsOf(SETTINGS) : {},
    site: SITE,
    builds: BUILDS,
    reports: REPORTS || undefined,
    releaseKeys: RELEASE_KEYS ? releaseKeysOf(RELEASE_KEYS) : undefined,
  };
}
