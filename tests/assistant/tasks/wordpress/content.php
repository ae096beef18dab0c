<?php
// Installs a small travel blog into an empty database. Run once by start-wordpress.ts.
define('WP_INSTALLING', true);
require $argv[1] . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install('Island Notes', 'admin', 'admin@island.example', true, '', 'only-on-loopback');
update_option('permalink_structure', '');
update_option('comment_moderation', '0');
update_option('comment_previously_approved', '0');
update_option('default_pingback_flag', '0');
foreach (get_posts(['numberposts' => -1, 'post_type' => 'any', 'post_status' => 'any']) as $post) wp_delete_post($post->ID, true);
// The tour of the editor would stand before everything else.
update_user_meta(1, 'wp_persisted_preferences', ['core/edit-post' => ['welcomeGuide' => false], '_modified' => gmdate('c')]);

function write(string $title, string $text, array $more = []): void
{
    wp_insert_post($more + ['post_title' => $title, 'post_content' => $text, 'post_status' => 'publish', 'post_author' => 1]);
}

foreach (['Boats', 'Walks', 'Food'] as $name) wp_insert_category(['cat_name' => $name]);
write('Taking the ferry', '<!-- wp:paragraph --><p>The ferry leaves every two hours from pier 3. A crossing costs 14 euros for grown-ups and 6 euros for children.</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>Bicycles travel for 5 euros on weekdays. On Sundays and holidays they travel free of charge.</p><!-- /wp:paragraph -->');
write('Swift 14, a kayak for the lagoon', '<!-- wp:paragraph --><p>The Swift 14 weighs 22 kg, is 4.3 metres long and carries 120 kg. A day costs 35 euros.</p><!-- /wp:paragraph -->');
write('Heron 16, a kayak for the open sea', '<!-- wp:paragraph --><p>The Heron 16 weighs 27 kg, is 4.9 metres long and carries 160 kg. A day costs 42 euros.</p><!-- /wp:paragraph -->');
write('Old timetable of 2019', '<!-- wp:paragraph --><p>No longer true.</p><!-- /wp:paragraph -->');
write('Ten walks on the island', '<!-- wp:paragraph --><p>The lighthouse walk is the shortest: 40 minutes.</p><!-- /wp:paragraph -->');
write('Autumn market', '<!-- wp:paragraph --><p>The market opens on 3 October.</p><!-- /wp:paragraph -->', ['post_status' => 'draft']);
wp_insert_user(['user_login' => 'grace', 'user_email' => 'grace@island.example', 'user_pass' => 'x', 'display_name' => 'Grace', 'role' => 'author']);
wp_insert_user(['user_login' => 'alan', 'user_email' => 'alan@island.example', 'user_pass' => 'x', 'display_name' => 'Alan', 'role' => 'editor']);
