import { useEffect, useState } from 'react'
import { loadEnvironment } from '../../shell/environment.ts'
import { OwnerList } from '../parts/owner/OwnerList.tsx'
import { OwnerLogin } from '../parts/owner/OwnerLogin.tsx'
import { ownerToken } from '../tax/owner.ts'

/** 我的授权, as the contract names it: no link and no task needed, any day after signing. */
export function Component() {
  const [known, setKnown] = useState(() => ownerToken() !== null)
  useEffect(() => void loadEnvironment(), [])
  return known ? (
    <OwnerList onLeave={() => setKnown(false)} />
  ) : (
    <OwnerLogin onDone={() => setKnown(true)} />
  )
}
