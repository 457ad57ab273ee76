import { useEffect, useState } from 'react'

/** NONE: the device has no camera; DENIED: this browser may not use it; null = nothing speaks against it, or nobody can tell. */
export type CameraFault = 'NONE' | 'DENIED' | null

/** Whether a photo can be taken here, as far as a browser says so without asking for the camera. */
export function useCamera(): CameraFault {
  const [fault, setFault] = useState<CameraFault>(null)
  useEffect(() => {
    let gone = false
    void faultOf().then((found) => gone || setFault(found))
    return () => {
      gone = true
    }
  }, [])
  return fault
}

async function faultOf(): Promise<CameraFault> {
  // A page that came without encryption is shown neither.
  const devices = await navigator.mediaDevices?.enumerateDevices().catch(() => null)
  if (devices && !devices.some(({ kind }) => kind === 'videoinput')) return 'NONE'
  const name = 'camera' as PermissionName
  const asked = await navigator.permissions?.query({ name }).catch(() => null)
  return asked?.state === 'denied' ? 'DENIED' : null
}
