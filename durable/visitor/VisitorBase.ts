import type { Connection } from 'partyserver'
import { DESK_NAMES, type Desk, deskOfCountry, deskSchema } from '#domain/realtime/desk.ts'
import type { ServerEventName, ServerPayload } from '#domain/realtime/serverEvents.ts'
import type { DurablePorts } from '../durablePorts.types.ts'
import { WireServer } from '../wire/WireServer.ts'
import { RoomLink } from './RoomLink.ts'
import { VisitorAlarm } from './VisitorAlarm.ts'
import { VisitorStore } from './VisitorStore.ts'
import type { VisitorSocket } from './visitor.types.ts'

export type VisitorConnection = Connection<VisitorSocket>

/** What a session stands on: its store and alarm, its tabs, and the desk that it belongs to. */
export abstract class VisitorBase<Env extends Cloudflare.Env> extends WireServer<
  Env,
  VisitorSocket
> {
  protected abstract override readonly ports: DurablePorts
  protected readonly store: VisitorStore
  protected readonly alarms: VisitorAlarm
  protected readonly deskLink: RoomLink

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.store = new VisitorStore(ctx.storage)
    this.alarms = new VisitorAlarm(ctx.storage, this.store)
    this.deskLink = new RoomLink({
      store: this.store,
      alarm: this.alarms,
      sessionId: () => this.name,
      room: () => this.ports.room(this.desk()),
      onStaffed: (isStaffed) => this.noteStaffed(isStaffed),
      onFailure: (error) => this.logFailure('desk not reached', error),
      waitUntil: (promise) => ctx.waitUntil(promise),
    })
  }

  protected desk(): Desk {
    const kept = deskSchema.safeParse(this.store.fact('desk'))
    if (kept.success) return kept.data
    const desk = deskOfCountry(this.country())
    this.store.keepFact('desk', desk)
    return desk
  }

  /** Where the visitor is: as the network sees it, else as the browser says. */
  protected country(): string {
    return this.store.fact('networkCountry') || (this.store.fact('country') ?? '')
  }

  protected noteStaffed(isStaffed: boolean): void {
    if (this.store.keepFact('isStaffed', String(isStaffed))) this.tellDesk(this.tabs())
  }

  protected tellDesk(sockets: VisitorConnection[]): void {
    const desk = this.store.fact('desk') ?? deskOfCountry(this.country())
    const isStaffed = this.store.fact('isStaffed') === 'true'
    for (const socket of sockets) {
      this.tellTab(socket, 'chat:desk', { isStaffed, deskName: DESK_NAMES[desk as Desk] })
    }
  }

  protected tabs(): VisitorConnection[] {
    return [...this.getConnections<VisitorSocket>()]
  }

  protected tellTab<Name extends ServerEventName>(
    socket: VisitorConnection,
    name: Name,
    payload: ServerPayload<Name>,
  ): void {
    if (socket.state?.hasJoined) this.emit(socket, name, payload)
  }

  protected tellTabs<Name extends ServerEventName>(
    name: Name,
    payload: ServerPayload<Name>,
    except?: VisitorConnection,
  ): void {
    const others = this.tabs().filter(({ id }) => id !== except?.id)
    const joined = others.filter(({ state }) => state?.hasJoined)
    this.emitToAll(joined, name, payload)
  }

  protected logFailure(what: string, error: unknown): void {
    const message = error instanceof Error ? error.message : 'unknown'
    this.ports.log('warn', what, { object: 'VisitorSession', message })
  }
}
