export { PasswordForm, type Credentials, type PasswordFormProps } from './password-form.tsx';
export { rememberWayIn, samlPath, SIGNED_IN, wayInto, windowPath, type WayIn } from './way-in.ts';
