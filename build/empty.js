// Stands in for react-aria's strings of languages the console does not speak.
export default {};
