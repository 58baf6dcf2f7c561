import { useSearchParams } from '@console/shared/router';
import { DocumentLink } from '../document-link.tsx';
import { Gate } from '../gate.tsx';
import { parseRedirect } from '../redirect-uri.ts';

/**
 * `/login` where no server chose a login page for it, as in the demo. Signing out ends here, so it must not be an error;
 * which silo the person belongs to is for the server to know, so the way on is a new document.
 */
export function Component() {
  const [search] = useSearchParams();
  return (
    <Gate title="You are signed out" text="Sign in again to go on.">
      <DocumentLink to={parseRedirect(search.get('redirect_uri'), location.origin) ?? '/'}>
        Sign in
      </DocumentLink>
    </Gate>
  );
}
