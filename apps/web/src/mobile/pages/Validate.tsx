import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '../../ui/States.tsx'
import { useStore } from '../../ui/store.ts'
import { phonePage } from '../parts/phone-page.tsx'
import { SignerCode } from '../parts/signing/SignerCode.tsx'
import { SignerForm } from '../parts/signing/SignerForm.tsx'
import { SignerKnown } from '../parts/signing/SignerKnown.tsx'
import { drafts, enterpriseOf, firmOfLink } from '../tax/drafts.ts'
import { useTask } from '../tax/hooks/use-tax.ts'

/** Of doors of partners only. */
const DoorStep = lazy(async () => ({
  default: (await import('../parts/door/DoorStep.tsx')).DoorStep,
}))

/** First who signs, then what the partner's door asks, then the code that proves it. Proven once is proven, unless it is another enterprise now. */
export function Validate() {
  const task = useTask()
  const [changing, setChanging] = useState(false)
  const typed = enterpriseOf(useStore(drafts))
  const firm = firmOfLink(task) ?? typed
  const other = firm !== null && firm.taxNo !== task.enterprise?.taxNo
  const change = () => setChanging(true)
  if (task.signer && !changing && !other) {
    if (task.asked)
      return (
        <Suspense fallback={<Skeleton lines={5} />}>
          <DoorStep asked={task.asked} signer={task.signer} onChange={change} />
        </Suspense>
      )
    if (task.state === 'VALIDATE') return <SignerCode signer={task.signer} onChange={change} />
    if (task.state === 'AGREEMENT') return <SignerKnown signer={task.signer} onChange={change} />
  }
  return <SignerForm onDone={() => setChanging(false)} />
}

export const Component = phonePage('validate', Validate)
