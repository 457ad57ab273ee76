import { useMutation } from '@tanstack/react-query'
import { channel } from '@xinjian/contract/nouns/channel'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { useMay } from '../../shell/may.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useCopy } from '../common/useCopy.ts'
import './collect.css'
import { words } from './words.ts'

/** Makes the link that an enterprise opens on a phone: for the chosen enterprise, or for whoever opens it. */
export function LinkPanel(props: { taxNo: string | null; name: string; onAny: () => void }) {
  const t = useWords(words)
  const may = useMay('collect.link')
  return (
    <Card title={t('panel')}>
      {may ? (
        <Maker key={props.taxNo ?? ''} {...props} />
      ) : (
        <p className="co-note">
          <Icon name="lock" size={16} />
          {t('noRight')}
        </p>
      )}
    </Card>
  )
}

function Maker({ taxNo, name, onAny }: { taxNo: string | null; name: string; onAny: () => void }) {
  const t = useWords(words)
  const [source, setSource] = useState('')
  const make = useMutation({
    mutationFn: () => {
      const mark = source.trim()
      return call(
        channel.collectLink,
        { ...(taxNo ? { taxNo } : {}), ...(mark ? { source: mark } : {}) },
        { silent: true },
      )
    },
  })
  return (
    <div className="co-link">
      <p className="muted">{t('intro')}</p>
      <div className="co-target">
        <span className="co-label">{t('for')}</span>
        <b>{taxNo ? name || taxNo : t('any')}</b>
        {taxNo ? (
          <>
            <small className="num muted">{taxNo}</small>
            <Button size="sm" look="quiet" onClick={onAny}>
              {t('anyOne')}
            </Button>
          </>
        ) : (
          <small className="muted">{t('anyHint')}</small>
        )}
      </div>
      <form
        className="co-make"
        onSubmit={(event) => {
          event.preventDefault()
          make.mutate()
        }}
      >
        <Field
          label={t('source')}
          hint={t('sourceHint')}
          error={make.error ? messageOf(make.error) : null}
        >
          {(ids) => (
            <Input
              {...ids}
              value={source}
              maxLength={40}
              onChange={(event) => setSource(event.target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          look={make.data ? 'default' : 'primary'}
          icon="link"
          busy={make.isPending}
        >
          {make.data ? t('again') : t('make')}
        </Button>
      </form>
      {make.data ? <MadeLink {...make.data} /> : null}
    </div>
  )
}

/** A link that was made: to scan, to copy, and until when. */
export function MadeLink({ url, qr, expiresAt }: { url: string; qr: string; expiresAt: string }) {
  const t = useWords(words)
  const copy = useCopy()
  return (
    <div className="co-made" role="status">
      <figure>
        <img src={qr} alt={t('scan')} width={148} height={148} />
        <figcaption>{t('scan')}</figcaption>
      </figure>
      <div>
        <code>{url}</code>
        <Button look="primary" icon="copy" onClick={() => copy(url, t('copied'))}>
          {t('copy')}
        </Button>
        <small className="muted num">{t('expires', { at: instant(expiresAt).slice(0, 16) })}</small>
      </div>
    </div>
  )
}
