export function Component() {
  return <p>IconGallery</p>
}
