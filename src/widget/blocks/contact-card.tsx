/** @jsxImportSource preact */
import { Link } from '../markdown/link.tsx'
import { Icon } from '../ui/icon.tsx'
import { BlockIcon } from './block-icon.tsx'
import { useWidget } from '../ui/widget-context.ts'
import type { BlockProps } from './block-props.ts'

/** How to reach the people behind the site. */
export function ContactCard({ data }: BlockProps<'contact_card'>) {
  const { actions, view } = useWidget()
  const { name, email, phone, url, hours, leaveMessage } = data
  return (
    <div class="card contact">
      {name && <h3>{name}</h3>}
      {email && (
        <Link url={`mailto:${email}`}>
          <Icon name="mail" />
          {email}
        </Link>
      )}
      {phone && (
        <Link url={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <BlockIcon name="phone" />
          <bdi dir="ltr">{phone}</bdi>
        </Link>
      )}
      {url && (
        <Link url={url}>
          <BlockIcon name="away" />
          {url.replace(/^https?:\/\//, '')}
        </Link>
      )}
      {hours && (
        <span>
          <BlockIcon name="clock" />
          <bdi>{hours}</bdi>
        </span>
      )}
      {leaveMessage && (
        <button class="button" type="button" onClick={() => actions.show('contact')}>
          {view.say('leaveMessage')}
        </button>
      )}
    </div>
  )
}
