import { collect } from '@xinjian/contract/nouns/collect'
import { useEffect, useState } from 'react'
import { say } from '../../../i18n/dictionary.ts'
import { entry } from '../../words/entry.ts'
import { patchDraft } from '../drafts.ts'
import { act, refresh } from '../flow.ts'
import { shrink } from '../photo.ts'
import { useAct } from './use-tax.ts'

export interface LicenseReading {
  /** Address of the picture on this phone, for showing it. */
  picture: string | null
  phase: 'IDLE' | 'PREPARING' | 'READING'
  busy: boolean
  refusal: string | null
  read: (file: File) => void
}

/** Makes a photo small, has it read, and puts what was read into the draft. The picture itself is kept nowhere. */
export function useLicense(): LicenseReading {
  const [picture, setPicture] = useState<string | null>(null)
  const [phase, setPhase] = useState<LicenseReading['phase']>('IDLE')
  const { busy, refusal, run } = useAct()
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture])
  const read = (file: File) =>
    void run('license', async () => {
      setPhase('PREPARING')
      try {
        const photo = await shrink(file).catch(() => {
          throw new Error(say(entry)('photoBad'))
        })
        setPicture(URL.createObjectURL(photo))
        setPhase('READING')
        const form = new FormData()
        form.append('file', photo, photo.type === 'image/png' ? 'license.png' : 'license.jpg')
        const found = await act(collect.licenseOcr, form)
        patchDraft('license', {
          read: true,
          name: found.name ?? '',
          taxNo: found.taxNo ?? '',
          legalRepresentative: found.legalRepresentative ?? '',
          establishedOn: found.establishedOn ?? '',
          address: found.address ?? '',
          doubtful: found.doubtful,
        })
        await refresh().catch(() => undefined)
      } finally {
        setPhase('IDLE')
      }
    })
  return { picture, phase, busy: busy !== null, refusal, read }
}
