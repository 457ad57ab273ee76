import { Bell } from '../bell/Bell.tsx'
import { PaletteButton } from '../palette/PaletteButton.tsx'

/** What the header has once the page stands: fetched behind it. */
export const HeaderTools = () => (
  <>
    <PaletteButton />
    <Bell />
  </>
)
