import { useQuery } from '@tanstack/react-query'
import { type Comparison, recognition } from '@xinjian/contract/nouns/verify/recognition'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { query as ask } from '../../api/query.ts'
import { Card } from '../../ui/Card.tsx'
import { Dropzone } from '../../ui/dropzone/Dropzone.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Empty, Failed, Skeleton } from '../../ui/States.tsx'
import { ComparisonResult } from './ComparisonResult.tsx'
import styles from './recognition.module.css'
import { useNames } from './useNames.ts'

/** One picture, read by an outside service and by us: where it goes is said first, and sent only when that is known. */
export function CompareView() {
  const { t, source } = useNames()
  const vendors = useQuery(ask(recognition.recognitionVendors, {}))
  const [chosen, setChosen] = useState<string | null>(null)
  const [agreed, setAgreed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<Comparison | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  if (vendors.error) return <Failed message={messageOf(vendors.error)} />
  if (!vendors.data) return <Skeleton height={240} />
  const vendor = vendors.data.find(({ name }) => name === chosen) ?? vendors.data[0]
  if (!vendor)
    return (
      <Card>
        <Empty icon="link" title={t('noVendor')}>
          {t('noVendorNote')}
        </Empty>
      </Card>
    )
  const compare = async (file: File) => {
    const form = new FormData()
    form.set('vendor', vendor.name)
    form.append('file', file)
    setBusy(true)
    setFailure(null)
    setResult(null)
    try {
      setResult(await call(recognition.recognitionCompare, form, { silent: true }))
    } catch (error) {
      setFailure(messageOf(error))
    }
    setBusy(false)
  }
  return (
    <>
      <Card title={t('vendor')}>
        <div className={styles.send}>
          <Segmented
            value={vendor.name}
            label={t('vendor')}
            options={vendors.data.map(({ name }) => ({ key: name, label: source(name) }))}
            onChange={setChosen}
          />
          <p className={styles.note}>{t('consent', { host: vendor.host })}</p>
          {vendor.name === 'sandbox' && <p className={styles.note}>{t('sandboxNote')}</p>}
          <label className={styles.agree}>
            <input
              type="checkbox"
              checked={agreed}
              onChange={(event) => setAgreed(event.target.checked)}
            />
            {t('agreeSend')}
          </label>
          <Dropzone
            accept="image/jpeg,image/png"
            disabled={!agreed || busy}
            hint={t('drop')}
            onFiles={([file]) => file && void compare(file)}
          />
          {busy && <p role="status">{t('comparing')}</p>}
        </div>
      </Card>
      {failure && (
        <Card>
          <Failed message={failure} />
        </Card>
      )}
      {result && <ComparisonResult of={result} />}
    </>
  )
}
