import { intake } from '@xinjian/contract/nouns/intake'
import { useEffect, useState } from 'react'
import { download } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Empty, Failed, Skeleton } from '../../../ui/States.tsx'
import { saveDownload } from '../../common/save.ts'
import styles from './review.module.css'
import { words } from './words.ts'

/** Pictures that every browser shows. */
const SHOWN = /^image\/(?:png|jpeg|webp|gif|bmp)$/
const LARGEST = 4

/** The document as it was sent: a picture that can be drawn near, a PDF in its frame; others can only be saved. */
export function Original({ id, n, name }: { id: number; n: number; name: string }) {
  const t = useWords(words)
  const [file, setFile] = useState<{ url: string; type: string } | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const [zoom, setZoom] = useState(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try is a reason to ask again
  useEffect(() => {
    const abort = new AbortController()
    let url = ''
    setFault(null)
    download(intake.importPicture, { id, n }, { silent: true, signal: abort.signal }).then(
      ({ blob }) => {
        url = URL.createObjectURL(blob)
        setFile({ url, type: blob.type })
      },
      (error: unknown) => abort.signal.aborted || setFault(messageOf(error)),
    )
    return () => {
      abort.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [id, n, tries])
  if (fault) return <Failed message={fault} onRetry={() => setTries(tries + 1)} />
  if (!file) return <Skeleton height={360} />
  if (SHOWN.test(file.type))
    return (
      <figure className={styles.original}>
        <figcaption>
          <IconButton
            icon="minus"
            label={t('smaller')}
            disabled={zoom <= 1}
            onClick={() => setZoom(zoom - 1)}
          />
          <IconButton
            icon="plus"
            label={t('larger')}
            disabled={zoom >= LARGEST}
            onClick={() => setZoom(zoom + 1)}
          />
        </figcaption>
        <div>
          <img src={file.url} alt={name} style={{ width: `${100 * zoom}%` }} />
        </div>
      </figure>
    )
  if (file.type === 'application/pdf')
    return <iframe className={styles.pdf} src={file.url} title={name} />
  return (
    <Empty icon="file" title={t('notShown')}>
      <Button icon="download" onClick={() => void saveDownload(intake.importPicture, { id, n })}>
        {t('saveOriginal')}
      </Button>
    </Empty>
  )
}
