import { useLoaded } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { ImageDetails } from '../../storage/images/image-details.tsx';
import { imageByName } from '../../storage/images/queries.ts';

export function Component() {
  const { image } = useParams('/images/:image/edit');
  const navigate = useNavigate();
  return (
    <ImageDetails
      image={useLoaded(imageByName(image))}
      sharedWith="Silo"
      onDismiss={() => navigate(to('/images'))}
    />
  );
}
