import { useSearchParams } from '@console/shared/router';
import { DocumentLink } from '../document-link.tsx';
import { Gate } from '../gate.tsx';
import { redirectPath } from '../redirect-uri.ts';

/**
 * `/login` without a server that redirects it to a login page, as in the demo. Signing out ends here, so it must not be an error;
 * the silo of the user is known only to the server, so the link loads a new document.
 */
export function Component() {
  const [search] = useSearchParams();
  return (
    <Gate title="You are signed out" text="Sign in to continue.">
      <DocumentLink to={redirectPath(search.get('redirect_uri'), location.origin) ?? '/'}>
        Sign in
      </DocumentLink>
    </Gate>
  );
}
