/** A proof that it is the holder, asked for by the server in the middle of a call. One dialog at a time: calls beside wait for the same. */
import { createStore } from '../../ui/store.ts'

interface Asking {
  settle: (proven: boolean) => void
}

export const asking = createStore<Asking | null>(null)
let open: Promise<boolean> | null = null

/** Shows the dialog; true once the server took the proof, false when it was closed. */
export function askProof(): Promise<boolean> {
  open ??= new Promise<boolean>((resolve) => {
    asking.set({
      settle: (proven) => {
        asking.set(null)
        open = null
        resolve(proven)
      },
    })
  })
  return open
}
