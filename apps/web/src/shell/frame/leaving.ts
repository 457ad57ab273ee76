import { forget, logOut, session } from '../session.ts'
import { type Kind, kindOfPath } from '../tokens.ts'

/** Told to the other tabs of the browser; its value says whose session, and that it is another time. */
const LEFT = 'left'

/** Who leaves has left in every tab: what stands open in another would be read by whoever comes next. */
export async function leaveEverywhere(kind: Kind): Promise<void> {
  localStorage.setItem(LEFT, `${kind} ${Date.now()}`)
  await logOut(kind)
}

/** A tab whose user left in another is loaded anew, which leads to the login. */
export function followLeaving(): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    const kind = kindOfPath(location.pathname)
    if (key !== LEFT || !newValue?.startsWith(`${kind} `) || session.get().user === null) return
    forget(kind)
    location.reload()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
