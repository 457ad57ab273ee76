import { type ChannelRow, channel } from '@xinjian/contract/nouns/channel'
import { useRef } from 'react'
import { call } from '../../api/client.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import styles from './channel.module.css'
import { useTurn } from './useTurn.ts'
import { words } from './words.ts'

/** The picture of a channel: sent as soon as it is chosen. */
export function LogoField({ row, may }: { row: ChannelRow; may: boolean }) {
  const t = useWords(words)
  const input = useRef<HTMLInputElement>(null)
  const { busy, turn } = useTurn()
  const send = (file: File | undefined) => {
    if (!file) return
    const form = new FormData()
    form.append('code', row.code)
    form.append('file', file, file.name)
    void turn(() => call(channel.channelLogoUpload, form))
  }
  return (
    <div className={styles.logo}>
      <b>{t('logo')}</b>
      {row.logo ? (
        <img src={row.logo} alt={t('logo')} width={56} height={56} />
      ) : (
        <span className={textStyles.muted}>{t('noLogo')}</span>
      )}
      {may && (
        <span className={layout.row2}>
          <input
            ref={input}
            type="file"
            hidden
            accept="image/png,image/jpeg,image/webp"
            aria-label={t('logoPick')}
            onChange={({ target }) => {
              send(target.files?.[0])
              target.value = ''
            }}
          />
          <Button size="sm" icon="upload" busy={busy} onClick={() => input.current?.click()}>
            {t('logoPick')}
          </Button>
          {row.logo && (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => void turn(() => call(channel.channelLogoDrop, { code: row.code }))}
            >
              {t('logoDrop')}
            </Button>
          )}
        </span>
      )}
      <small className={textStyles.muted}>{t('logoHint')}</small>
    </div>
  )
}
