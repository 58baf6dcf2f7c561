import type { KeyObject } from 'node:crypto';
import type { Build } from './build.ts';
import { SHELL } from './paths.ts';
import { signatureOf, signatureProblem } from './signature.ts';
import type { Signing } from './signing.ts';
import { SiteError } from './site-error.ts';
import { appOf, releaseOf, type SiteState } from './state.ts';

/** How far the clock of the one who signs may be ahead, in ms. */
const SLACK = 600_000;

/** A build with its signature: its own, else the one that the site has. */
function withKnown(state: SiteState, build: Build): Build {
  const known = releaseOf(state, build.what.app, build.what.build)?.signature;
  return build.signature === undefined && known ? { ...build, signature: known } : build;
}

/** Signs a build for a site that has release keys, when a private key is given. `at` is the present time. */
export function signedFor(
  { signing }: Pick<SiteState, 'signing'>,
  build: Build,
  key: KeyObject | undefined,
  at: string,
): Build {
  if (key === undefined) return build;
  if (signing === undefined)
    throw new SiteError('--key: this site has no release keys yet. Set them first: keys NAME=FILE');
  return { ...build, signature: signatureOf({ site: signing.site, at, build }, key) };
}

const remedy = ({ what: { app } }: Build, { site }: Signing): string =>
  `Sign it: publish ${app} --key FILE, or sign FOLDER --key FILE --for ${site} where it is built.${app === SHELL ? '' : ` Or take the area out: remove ${app}.`}`;

/** Why a site with these keys refuses builds: a line for each, with the remedy. */
export const signatureProblems = (signing: Signing, builds: readonly Build[]): string[] =>
  builds.flatMap((build) => {
    const problem = signatureProblem(build, signing);
    const { app, build: id } = build.what;
    return problem === undefined ? [] : [`${app} ${id}: ${problem}. ${remedy(build, signing)}`];
  });

/** Refuses builds without a valid signature where the site has release keys. */
export function verifySigned(state: SiteState, builds: readonly Build[]): void {
  if (state.signing === undefined) return;
  const signed = builds.map((build) => withKnown(state, build));
  const problems = signatureProblems(state.signing, signed);
  if (problems.length > 0)
    throw new SiteError(
      `Nothing was changed. This site serves only builds that its release keys have signed:\n${problems.join('\n')}`,
    );
}

/**
 * Refuses to publish a build that was signed before another one that the site has served: an attacker who can stage files could otherwise
 * bring back an old build with its old faults. A rollback is a decision, so it is not compared.
 * @param now the present time, ISO 8601
 */
export function verifyOrder(state: SiteState, builds: readonly Build[], now: string): void {
  if (state.signing === undefined) return;
  for (const build of builds) {
    const { app, build: id } = build.what;
    const { signature } = withKnown(state, build);
    if (signature === undefined) continue;
    if (Date.parse(signature.at) > Date.parse(now) + SLACK)
      throw new SiteError(
        `${app} ${id} was signed at ${signature.at}, which is in the future. Set the clock of the machine that signs, and sign it again.`,
      );
    const { releases = [], served = [] } = appOf(state, app) ?? {};
    const later = releases.find(
      (one) =>
        one.build !== id &&
        (one.signature?.at ?? '') > signature.at &&
        served.some((switched) => switched.build === one.build),
    );
    if (later !== undefined)
      throw new SiteError(
        `${app} ${id} was signed before ${later.build}, which this site has served. To return to it: rollback ${app} --build ${id}. To publish it again, sign it again.`,
      );
  }
}
