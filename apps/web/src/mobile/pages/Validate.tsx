import { useState } from 'react'
import { phonePage } from '../parts/phone-page.tsx'
import { SignerCode } from '../parts/SignerCode.tsx'
import { SignerForm } from '../parts/SignerForm.tsx'
import { useTask } from '../tax/use-tax.ts'

/** First who signs, then the code that proves it. */
function Validate() {
  const task = useTask()
  const [changing, setChanging] = useState(false)
  if (task.state === 'VALIDATE' && task.signer && !changing)
    return <SignerCode signer={task.signer} onChange={() => setChanging(true)} />
  return <SignerForm onDone={() => setChanging(false)} />
}

export const Component = phonePage('validate', Validate)
