import { PICTURE_FILES } from '@xinjian/contract/verify/picture-limits'
import { useEffect, useRef } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dropzone } from '../../../ui/dropzone/Dropzone.tsx'
import { toast } from '../../../ui/feedback.ts'
import layout from '../../../ui/styles/layout.module.css'
import { useCamera } from './drop/useCamera.ts'
import styles from './picture.module.css'
import { words } from './words.ts'

/** Files by drop, choice, folder, paste, or from the camera of a phone. */
export function GiveFiles({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useWords(words)
  const camera = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const lacks = useCamera()
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  const pasted = t('pasted')
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      latest.current(files.map((file, i) => named(file, pasted, i)))
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [pasted])
  const noPhoto = t('noPhoto')
  useEffect(() => {
    const input = camera.current
    const onCancel = () => toast('warning', noPhoto)
    // Not among those that React hands on from an input.
    input?.addEventListener('cancel', onCancel)
    return () => input?.removeEventListener('cancel', onCancel)
  }, [noPhoto])
  const give = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])].filter(({ name }) => !name.startsWith('.'))
    input.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <div className={layout.stack3}>
      <Dropzone
        multiple
        accept={PICTURE_FILES}
        hint={
          <>
            {t('accept')}
            <span className={styles.mouse}>{t('paste')}</span>
          </>
        }
        onFiles={onFiles}
        onLost={(names) =>
          toast('error', t('lost', { n: names.length, names: names.slice(0, 3).join('、') }))
        }
      />
      <div className={styles.ways}>
        <span className={styles.touch}>
          <Button icon="camera" variant="primary" onClick={() => camera.current?.click()}>
            {t('camera')}
          </Button>
          {lacks && <small role="note">{t(`camera${lacks}`)}</small>}
        </span>
        <span className={styles.mouse}>
          <Button icon="file" onClick={() => folder.current?.click()}>
            {t('folder')}
          </Button>
        </span>
      </div>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        onChange={(event) => give(event.target)}
      />
      <input
        ref={(input) => {
          folder.current = input
          input?.setAttribute('webkitdirectory', '')
        }}
        type="file"
        hidden
        multiple
        onChange={(event) => give(event.target)}
      />
    </div>
  )
}

/** Browsers call every pasted picture the same. */
function named(file: File, name: string, i: number): File {
  if (!/^image\.\w+$/.test(file.name)) return file
  const time = new Date().toTimeString().slice(0, 8).replaceAll(':', '')
  const end = file.name.slice(file.name.lastIndexOf('.'))
  return new File([file], `${name}-${time}${i > 0 ? `-${i + 1}` : ''}${end}`, { type: file.type })
}
