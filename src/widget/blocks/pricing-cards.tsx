/** @jsxImportSource preact */
import { Link } from '../markdown/link.tsx'
import { Icon } from '../ui/icon.tsx'
import { useWidget } from '../ui/widget-context.ts'
import type { BlockProps } from './block-props.ts'

/** Plans to compare. */
export function PricingCards({ data }: BlockProps<'pricing_cards'>) {
  const { say } = useWidget().view
  return (
    <div class="cards">
      {data.plans.map((plan) => (
        <div class="card pricing" data-highlighted={plan.highlighted || undefined}>
          <p class="pricing-head">
            <b>{plan.name}</b>
            {plan.highlighted && <em>{say('recommended')}</em>}
          </p>
          <p class="amount">
            {plan.price}
            {plan.period && <small> {plan.period}</small>}
          </p>
          <ul class="ticks">
            {plan.features.map((feature) => (
              <li>
                <Icon name="check" />
                {feature}
              </li>
            ))}
          </ul>
          {plan.cta_label && plan.cta_url && (
            <Link class="button" url={plan.cta_url}>
              {plan.cta_label}
            </Link>
          )}
        </div>
      ))}
    </div>
  )
}
