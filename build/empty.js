// Replaces react-aria's strings in languages that the console does not support.
export default {};
