export function Component() {
  return <p>Dashboard</p>
}
