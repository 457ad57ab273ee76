import { type ComponentProps, useState } from 'react'
import { toastRefusal } from '../../api/refusal.ts'
import { Button } from '../../ui/Button.tsx'

/** Verifies anew, for money: waits visibly, takes no second press, tells a refusal. */
export function AgainButton({
  onAgain,
  ...rest
}: { onAgain: () => Promise<unknown> } & ComponentProps<typeof Button>) {
  const [busy, setBusy] = useState(false)
  const again = async () => {
    setBusy(true)
    await onAgain()
      .catch(toastRefusal)
      .finally(() => setBusy(false))
  }
  return <Button icon="refresh" {...rest} busy={busy} onClick={() => void again()} />
}
