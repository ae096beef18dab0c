<?php
/**
 * Plugin Name: Pagehand
 * Description: Puts your own Pagehand assistant on the pages of this site.
 * Version: 0.1.0
 * Requires at least: 5.7
 * Requires PHP: 7.4
 * License: MIT
 * Text Domain: pagehand
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

const PAGEHAND_OPTION = 'pagehand';

/** Where the assistant can be shown, and what the settings page calls it. */
function pagehand_places() {
	return array(
		'everywhere' => __( 'Everywhere', 'pagehand' ),
		'front'      => __( 'On the front page only', 'pagehand' ),
		'pages'      => __( 'On pages, not on posts and archives', 'pagehand' ),
		'posts'      => __( 'On posts only', 'pagehand' ),
		'nowhere'    => __( 'Nowhere', 'pagehand' ),
	);
}

/** The settings, whatever the database holds. */
function pagehand_settings() {
	$kept = get_option( PAGEHAND_OPTION );
	return pagehand_clean( is_array( $kept ) ? $kept : array() );
}

/** The origin of a Pagehand server; empty: that is no address of one. */
function pagehand_address( $text ) {
	$typed   = trim( (string) $text );
	$address = esc_url_raw( $typed, array( 'http', 'https' ) );
	$parts   = wp_parse_url( $address );
	// What had to be changed to be an address is none that anybody meant.
	if ( $address !== $typed || empty( $parts['host'] ) || isset( $parts['user'] ) || isset( $parts['query'] ) || isset( $parts['fragment'] ) ) {
		return '';
	}
	// Whoever pastes the whole line's address means its server.
	return untrailingslashit( preg_replace( '#/widget\.js$#', '', $address ) );
}

/** Keeps what makes sense of what was sent, and nothing else. */
function pagehand_clean( $given ) {
	$given   = is_array( $given ) ? $given : array();
	$address = pagehand_address( isset( $given['address'] ) ? $given['address'] : '' );
	$place   = isset( $given['place'] ) ? (string) $given['place'] : 'everywhere';
	return array(
		'address' => $address,
		'place'   => array_key_exists( $place, pagehand_places() ) ? $place : 'everywhere',
	);
}

/** The same for a form: an address that cannot be used is said so, and the one of before stays. */
function pagehand_sanitize( $given ) {
	$clean = pagehand_clean( $given );
	$typed = is_array( $given ) && isset( $given['address'] ) ? trim( (string) $given['address'] ) : '';
	if ( '' !== $typed && '' === $clean['address'] ) {
		add_settings_error(
			PAGEHAND_OPTION,
			'pagehand_address',
			__( 'That is no address of a Pagehand server. Write it whole: https://assistant.example', 'pagehand' )
		);
		$before           = pagehand_settings();
		$clean['address'] = $before['address'];
	}
	return $clean;
}

/** Whether the page under way is one of those chosen. */
function pagehand_shows( $place ) {
	if ( is_admin() || is_feed() || is_robots() || is_preview() ) {
		return false;
	}
	$shows = array(
		'everywhere' => true,
		'front'      => is_front_page(),
		'pages'      => is_page() || is_front_page(),
		'posts'      => is_singular( 'post' ),
		'nowhere'    => false,
	);
	return $shows[ $place ];
}

add_action(
	'wp_footer',
	function () {
		$settings = pagehand_settings();
		if ( '' === $settings['address'] || ! pagehand_shows( $settings['place'] ) ) {
			return;
		}
		// Escapes its attributes, and lets plugins for content security policies add their nonce.
		wp_print_script_tag(
			array(
				'src'   => esc_url( $settings['address'] . '/widget.js' ),
				'async' => true,
			)
		);
	}
);

add_action(
	'admin_init',
	function () {
		register_setting(
			'pagehand',
			PAGEHAND_OPTION,
			array(
				'type'              => 'array',
				'sanitize_callback' => 'pagehand_sanitize',
				'default'           => array(),
			)
		);
	}
);

add_action(
	'admin_menu',
	function () {
		add_options_page( 'Pagehand', 'Pagehand', 'manage_options', 'pagehand', 'pagehand_page' );
	}
);

add_filter(
	'plugin_action_links_' . plugin_basename( __FILE__ ),
	function ( $links ) {
		$address = admin_url( 'options-general.php?page=pagehand' );
		array_unshift( $links, '<a href="' . esc_url( $address ) . '">' . esc_html__( 'Settings', 'pagehand' ) . '</a>' );
		return $links;
	}
);

/** Settings → Pagehand. The form goes to options.php, which checks its nonce and who sends it. */
function pagehand_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$settings = pagehand_settings();
	$host     = wp_parse_url( home_url(), PHP_URL_HOST );
	$port     = wp_parse_url( home_url(), PHP_URL_PORT );
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<form method="post" action="options.php">
			<?php settings_fields( 'pagehand' ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><label for="pagehand-address"><?php esc_html_e( 'Address of your server', 'pagehand' ); ?></label></th>
					<td>
						<input type="url" class="regular-text" id="pagehand-address" name="pagehand[address]"
							value="<?php echo esc_attr( $settings['address'] ); ?>"
							placeholder="https://assistant.example" aria-describedby="pagehand-address-about" />
						<p class="description" id="pagehand-address-about">
							<?php
							echo esc_html(
								sprintf(
									/* translators: %s: the host of this site. */
									__( 'Where Pagehand runs. There, allow the host %s: dashboard, Hosts.', 'pagehand' ),
									$host . ( $port ? ':' . $port : '' )
								)
							);
							?>
						</p>
					</td>
				</tr>
				<tr>
					<th scope="row"><label for="pagehand-place"><?php esc_html_e( 'Where to show it', 'pagehand' ); ?></label></th>
					<td>
						<select id="pagehand-place" name="pagehand[place]">
							<?php foreach ( pagehand_places() as $value => $label ) : ?>
								<option value="<?php echo esc_attr( $value ); ?>" <?php selected( $settings['place'], $value ); ?>>
									<?php echo esc_html( $label ); ?>
								</option>
							<?php endforeach; ?>
						</select>
					</td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}

register_uninstall_hook( __FILE__, 'pagehand_uninstall' );

/** Leaves nothing behind. */
function pagehand_uninstall() {
	delete_option( PAGEHAND_OPTION );
}
