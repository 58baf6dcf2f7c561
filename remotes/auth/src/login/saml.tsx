import { KeyRound } from 'lucide-react';
import { useSearchParams } from '@console/shared/router';
import { useParams } from '@console/shared/routing';
import { announceSignIn } from '@console/shared/runtime';
import { rememberWayIn } from '@console/shared/sign-in';
import { DocumentLink } from '../document-link.tsx';
import { Gate, GateFoot } from '../gate.tsx';
import { samlHref } from '../redirect-uri.ts';

/** Sign-in with an identity provider, to which the server redirects. */
export function Component() {
  const { silo, provider } = useParams('/login/:silo/saml/:provider');
  const [search] = useSearchParams();
  const href = samlHref(silo, provider, search.get('redirect_uri'), location.origin);
  const begin = () => {
    rememberWayIn({ silo, provider });
    announceSignIn();
  };
  return (
    <>
      <Gate title={`Sign in to ${silo}`} text="Continue with your organization's identity provider.">
        <DocumentLink to={href} icon={KeyRound} onOpen={begin}>
          Sign in with {provider}
        </DocumentLink>
      </Gate>
      <GateFoot>Trouble signing in? Contact your silo administrator.</GateFoot>
    </>
  );
}
