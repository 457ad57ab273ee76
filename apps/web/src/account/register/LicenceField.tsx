import type { DataOf } from '@xinjian/contract/endpoint'
import { register } from '@xinjian/contract/nouns/register'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Dropzone } from '../../ui/dropzone/Dropzone.tsx'
import styles from '../login.module.css'
import { registerWords } from './register-words.ts'

export type ReadLicence = DataOf<typeof register.registerLicence>

/** The photo of the licence: read at once, so that whoever registers corrects instead of typing. */
export function LicenceField(props: {
  missing: boolean
  onRead: (licence: ReadLicence | null) => void
}) {
  const t = useWords(registerWords)
  const [state, setState] = useState<'empty' | 'reading' | 'read' | 'doubtful'>('empty')
  const [fault, setFault] = useState<string | null>(null)
  const read = async (file: File) => {
    setState('reading')
    setFault(null)
    props.onRead(null)
    const body = new FormData()
    body.append('file', file)
    try {
      const found = await call(register.registerLicence, body, { silent: true })
      setState(found.read.doubtful.length > 0 ? 'doubtful' : 'read')
      props.onRead(found)
    } catch (error) {
      setState('empty')
      setFault(messageOf(error))
    }
  }
  const said = { empty: t('licenceHint'), reading: t('reading'), read: t('readDone') }
  const shown = fault ?? (props.missing && state === 'empty' ? t('needLicence') : null)
  return (
    <div className={styles.licence}>
      <p>{t('licence')}</p>
      <Dropzone
        accept="image/jpeg,image/png"
        disabled={state === 'reading'}
        hint={state === 'doubtful' ? t('doubtful') : said[state]}
        onFiles={([file]) => file && void read(file)}
      />
      {shown && (
        <p role="alert" className={styles.fault}>
          {shown}
        </p>
      )}
    </div>
  )
}
