import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DataOf } from '@xinjian/contract/endpoint'
import { channel } from '@xinjian/contract/nouns/channel'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { useMay } from '../../shell/may.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { ask, toast } from '../../ui/feedback.ts'
import { Icon } from '../../ui/Icon.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import styles from './callback.module.css'
import { useReceiver } from './useReceiver.ts'
import { words } from './words.ts'

type Channel = DataOf<typeof channel.collectChannel>

/** The address as it stands, or what one would bring; changing it is for who may write for the company. */
export function CallbackState(props: {
  channel: Channel
  which: { channel?: string }
  onEdit: () => void
}) {
  const { channel, which, onEdit } = props
  const t = useWords(words)
  const may = useMay('channel.write')
  const receiver = useReceiver()
  const url = channel.callbackUrl
  return (
    <div className={cx(layout.stack4, styles.state)}>
      <p className={textStyles.muted}>{url ? t('intro') : t('none')}</p>
      {url ? (
        <dl>
          <dt className={textStyles.mutedSm}>{t('state')}</dt>
          <dd>
            <Tag colour="green">{t('on')}</Tag>
          </dd>
          <dt className={textStyles.mutedSm}>{t('address')}</dt>
          <dd>
            <code>{url}</code>
          </dd>
          <dt className={textStyles.mutedSm}>{t('since')}</dt>
          <dd className={textStyles.num}>
            {channel.callbackSince ? instant(channel.callbackSince).slice(0, 16) : '--'}
          </dd>
          {channel.formerSecretUntil ? (
            <>
              <dt className={textStyles.mutedSm}>{t('formerUntil')}</dt>
              <dd className={textStyles.num}>{instant(channel.formerSecretUntil).slice(0, 16)}</dd>
            </>
          ) : null}
        </dl>
      ) : null}
      {may ? (
        <div className={styles.do}>
          <Button
            variant={url ? 'default' : 'primary'}
            icon={url ? 'refresh' : 'plus'}
            onClick={onEdit}
          >
            {url ? t('change') : t('register')}
          </Button>
          {url ? <EndButton url={url} which={which} /> : null}
          {receiver && url === receiver ? (
            <a href={receiver} target="_blank" rel="noreferrer">
              {t('receiver')}
            </a>
          ) : null}
        </div>
      ) : (
        <p className={styles.note}>
          <Icon name="lock" size={16} />
          {t('onlyAdmin')}
        </p>
      )}
    </div>
  )
}

function EndButton({ url, which }: { url: string; which: { channel?: string } }) {
  const t = useWords(words)
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: () => call(channel.collectCallback, which),
    onSuccess: () => toast('success', t('ended')),
    onError: toastRefusal,
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(channel.collectChannel) }),
  })
  const confirm = async () => {
    const sure = await ask({
      tone: 'warning',
      title: t('endTitle'),
      message: t('endText', { url }),
      okText: t('endYes'),
      cancelText: t('cancel'),
    })
    if (sure) end.mutate()
  }
  return (
    <Button variant="quiet" busy={end.isPending} onClick={() => void confirm()}>
      {t('end')}
    </Button>
  )
}
