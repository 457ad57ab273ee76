export function Component() {
  return <p>Login</p>
}
